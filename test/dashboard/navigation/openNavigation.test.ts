import { browserNavigation, memoryNavigation, type Navigation } from '#dashboard/navigation/openNavigation.ts'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

describe.each([
  ['in memory', () => memoryNavigation('/first')],
  ['of the browser', () => (history.replaceState(null, '', '/first'), browserNavigation())],
])('a history %s', (_where, open) => {
  /** Somebody who went from `/first` to `/second`, and a guard that holds them there. */
  function held() {
    const navigation = open()
    navigation.navigator.push('/second')
    let goOn = () => {}
    const guard = vi.fn<Parameters<Navigation['addGuard']>[0]>((_, leave) => {
      goOn = leave
      return true
    })
    const release = navigation.addGuard(guard)
    // The browser's history is one for all tests.
    onTestFinished(release)
    const told = vi.fn<() => void>()
    navigation.onArrival(told)
    return { navigation, guard, told, release, goOn: () => goOn(), at: () => navigation.arrival().location.pathname }
  }

  test('holds back a way to another page until it is agreed to', () => {
    const { navigation, guard, told, goOn, at } = held()

    navigation.navigator.push('/third?day=1')

    expect(guard).toHaveBeenCalledWith(
      expect.objectContaining({ pathname: '/third', search: '?day=1' }),
      expect.anything(),
    )
    expect(at()).toBe('/second')
    expect(told).not.toHaveBeenCalled()
    goOn()
    expect(at()).toBe('/third')
    expect(told).toHaveBeenCalledTimes(1)
  })

  test('undoes Back until it is agreed to', async () => {
    const { navigation, guard, told, goOn, at } = held()

    navigation.navigator.go(-1)

    await vi.waitFor(() => expect(guard).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(at()).toBe('/second'))
    goOn()
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
    expect(at()).toBe('/first')
    expect(guard).toHaveBeenCalledTimes(1)
  })

  test('asks again after somebody stayed, and nobody once the guard is gone', async () => {
    const { navigation, guard, release, at } = held()
    navigation.navigator.go(-1)
    await vi.waitFor(() => expect(guard).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(at()).toBe('/second'))

    navigation.navigator.replace('/third')
    expect(guard).toHaveBeenCalledTimes(2)
    release()
    navigation.navigator.replace('/third')

    expect(guard).toHaveBeenCalledTimes(2)
    expect(at()).toBe('/third')
  })
})

test('says whether the page is to stay where it is scrolled to', () => {
  const { navigator, arrival } = memoryNavigation('/first')

  navigator.push('/first?tab=os', null, { preventScrollReset: true })
  const changed = arrival()
  navigator.push('/second')

  expect([changed.keepsScroll, arrival().keepsScroll]).toEqual([true, false])
})
