/** Fetches the panel: everything that only an open chat needs. Called early on hover and focus. */
export function loadPanel() {
  return import('./parts/chat-panel.tsx')
}
