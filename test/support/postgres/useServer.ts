import { inject } from 'vitest'

process.env['TEST_POSTGRES'] = inject('postgres')
