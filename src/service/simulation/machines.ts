import { type Choice, choice, listed } from './choice.ts'

/** What a visitor uses: only what occurs together. */
export type Machine = {
  device: string
  os: string
  browser: Choice<string>
  resolution: Choice<string>
}

type Row = [weight: number, device: string, os: string, browsers: string, resolutions: string]

const rows: Row[] = [
  [
    31,
    'desktop',
    'Windows',
    'Chrome 62, Edge 24, Firefox 10, Opera 3, Vivaldi 1',
    '1920x1080 52, 1536x864 20, 2560x1440 14, 1366x768 10, 3440x1440 4',
  ],
  [
    17,
    'desktop',
    'macOS',
    'Safari 46, Chrome 42, Firefox 9, Vivaldi 3',
    '1512x982 30, 1440x900 26, 1728x1117 20, 2560x1440 16, 1470x956 8',
  ],
  [5, 'desktop', 'Linux', 'Firefox 52, Chrome 44, Vivaldi 4', '1920x1080 60, 2560x1440 30, 3840x2160 10'],
  [1, 'desktop', 'Chrome OS', 'Chrome 1', '1366x768 3, 1920x1080 2'],
  [
    22,
    'mobile',
    'Android',
    'Chrome 74, Samsung Internet 14, Firefox 7, Opera 3, DuckDuckGo 2',
    '412x915 34, 360x800 30, 384x832 18, 393x873 18',
  ],
  [
    20,
    'mobile',
    'iOS',
    'Safari 82, Chrome 10, Google App 4, Instagram 2, DuckDuckGo 2',
    '393x852 34, 390x844 30, 430x932 18, 375x667 10, 402x874 8',
  ],
  [3, 'tablet', 'iPadOS', 'Safari 9, Chrome 1', '820x1180 5, 810x1080 4, 1024x1366 2, 744x1133 1'],
  [1, 'tablet', 'Android', 'Chrome 5, Samsung Internet 2', '800x1280 1'],
]

export const machine = choice<Machine>(
  rows.map(([weight, device, os, browsers, resolutions]) => [
    { device, os, browser: listed(browsers), resolution: listed(resolutions) },
    weight,
  ]),
)
