import { CheckAnswer } from '#contract/check.ts'
import { request } from './request.ts'

/** Has the service look for its script on the website. */
export const checkWebsite = async (id: number) => (await request(CheckAnswer, 'POST', `/websites/${id}/check`)).data
