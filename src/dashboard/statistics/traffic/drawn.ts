import { choiceParameter } from '#dashboard/ui/urlParameter.ts'
import { measureNames } from './measures.ts'

/** Which total is drawn over time: `?draw=pageviews`. */
export const drawnParameter = choiceParameter(measureNames)
