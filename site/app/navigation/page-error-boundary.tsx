import { Component, type ReactNode } from 'react'
import { ErrorPage } from '#app/pages/error/error-page.tsx'

type State = { hasFailed: boolean }

/** Keeps header, footer and chat alive when a page throws, and offers the ways out. Give each page its own by `key`. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false }

  static getDerivedStateFromError(): State {
    return { hasFailed: true }
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children
  }
}
