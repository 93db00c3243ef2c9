/** Resolves to the answer; rejects what is no JSON, and where the service is not reached. */
export const post = async (api: string, event: object): Promise<Response> =>
  // `keepalive` outlives the page, so that a click that leaves it counts; text needs no permission from the service first.
  fetch(api, { method: 'POST', keepalive: true, credentials: 'omit', body: JSON.stringify(event) })
