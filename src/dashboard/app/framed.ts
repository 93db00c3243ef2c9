/** Whether another website shows this page in a frame. */
export const isFramed = window.self !== window.top
