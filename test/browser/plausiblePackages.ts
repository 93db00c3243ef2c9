import { init, track } from '@plausible-analytics/tracker'
import older from 'plausible-tracker'

Object.assign(window, { tracker: { init, track }, older })
