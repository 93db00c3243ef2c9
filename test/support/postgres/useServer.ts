import { afterAll, inject } from 'vitest'
import { dropOld } from './databaseOf.ts'

process.env['TEST_POSTGRES'] = inject('postgres')

afterAll(() => dropOld(() => true))
