import type { Weighted } from './random.ts'

/** What a visitor uses: only what occurs together. */
export type Machine = {
  device: string
  os: string
  browsers: Weighted<string>
  resolutions: Weighted<string>
}

export const machines: Weighted<Machine> = [
  [
    {
      device: 'desktop',
      os: 'Windows',
      browsers: [
        ['Chrome', 62],
        ['Edge', 24],
        ['Firefox', 10],
        ['Opera', 3],
        ['Vivaldi', 1],
      ],
      resolutions: [
        ['1920x1080', 52],
        ['1536x864', 20],
        ['2560x1440', 14],
        ['1366x768', 10],
        ['3440x1440', 4],
      ],
    },
    31,
  ],
  [
    {
      device: 'desktop',
      os: 'macOS',
      browsers: [
        ['Safari', 46],
        ['Chrome', 42],
        ['Firefox', 9],
        ['Vivaldi', 3],
      ],
      resolutions: [
        ['1512x982', 30],
        ['1440x900', 26],
        ['1728x1117', 20],
        ['2560x1440', 16],
        ['1470x956', 8],
      ],
    },
    17,
  ],
  [
    {
      device: 'desktop',
      os: 'Linux',
      browsers: [
        ['Firefox', 52],
        ['Chrome', 44],
        ['Vivaldi', 4],
      ],
      resolutions: [
        ['1920x1080', 60],
        ['2560x1440', 30],
        ['3840x2160', 10],
      ],
    },
    5,
  ],
  [
    {
      device: 'desktop',
      os: 'Chrome OS',
      browsers: [['Chrome', 1]],
      resolutions: [
        ['1366x768', 3],
        ['1920x1080', 2],
      ],
    },
    1,
  ],
  [
    {
      device: 'mobile',
      os: 'Android',
      browsers: [
        ['Chrome', 74],
        ['Samsung Internet', 14],
        ['Firefox', 7],
        ['Opera', 3],
        ['DuckDuckGo', 2],
      ],
      resolutions: [
        ['412x915', 34],
        ['360x800', 30],
        ['384x832', 18],
        ['393x873', 18],
      ],
    },
    22,
  ],
  [
    {
      device: 'mobile',
      os: 'iOS',
      browsers: [
        ['Safari', 82],
        ['Chrome', 10],
        ['Google App', 4],
        ['Instagram', 2],
        ['DuckDuckGo', 2],
      ],
      resolutions: [
        ['393x852', 34],
        ['390x844', 30],
        ['430x932', 18],
        ['375x667', 10],
        ['402x874', 8],
      ],
    },
    20,
  ],
  [
    {
      device: 'tablet',
      os: 'iPadOS',
      browsers: [
        ['Safari', 90],
        ['Chrome', 10],
      ],
      resolutions: [
        ['820x1180', 5],
        ['810x1080', 4],
        ['1024x1366', 2],
        ['744x1133', 1],
      ],
    },
    3,
  ],
  [
    {
      device: 'tablet',
      os: 'Android',
      browsers: [
        ['Chrome', 5],
        ['Samsung Internet', 2],
      ],
      resolutions: [['800x1280', 1]],
    },
    1,
  ],
]
