import { chart } from '#service/reports/chart.ts'
import { expect, test } from 'vitest'

const day = (now: number, before?: number) => ({ day: '2026-11-09', now, before })
const heights = (svg: string) =>
  Array.from(svg.matchAll(/<rect x="[^>]* height="([\d.]+)"/g), ([, height]) => Number(height))
const points = (svg: string) => /points="([^"]*)"/.exec(svg)?.[1]?.split(' ')

test('bars are as tall as the most of both periods allows, and one visitor is seen', () => {
  expect(heights(chart([day(500, 0), day(1000, 0), day(1, 0), day(0, 2000)]))).toEqual([31, 62, 2, 0])
})

test('the line of the period before ends where that has no more days', () => {
  expect(points(chart([day(1, 2), day(1, 1), day(1)]))).toEqual(['92,6', '276,68'])
})

test('nothing is drawn of a period without visitors but its ground', () => {
  expect(heights(chart([day(0, 0), day(0, 0)]))).toEqual([0, 0])
})
