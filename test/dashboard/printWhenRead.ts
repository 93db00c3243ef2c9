import { configure, getConfig } from '@testing-library/react'

const { getElementError: printed } = getConfig()

/** What is not there is thrown at every try to find what comes later: the page is printed with it when somebody reads that. */
function getElementError(text: string | null, container: Element): Error {
  const error = new Error(text ?? '')
  error.name = 'TestingLibraryElementError'
  Error.captureStackTrace(error, getElementError)
  const get = () => printed(text, container).message
  return Object.defineProperty(error, 'message', { get, configurable: true })
}

configure({ getElementError })
