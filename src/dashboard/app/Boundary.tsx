import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { ErrorPage } from './ErrorPage.tsx'

/** Says so in its place when something in it could not be drawn, until somebody goes elsewhere. */
export function Boundary({ children }: { children: ReactNode }) {
  return <Catching place={useLocation().key}>{children}</Catching>
}

type Props = { place: string; children: ReactNode }
type State = { place: string; failure: { error: unknown } | null }

/** Only a class can catch. */
class Catching extends Component<Props, State> {
  override state: State = { place: this.props.place, failure: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ place }: Props, before: State): State | null {
    return place === before.place ? null : { place, failure: null }
  }

  override render() {
    const { failure } = this.state
    return failure ? <ErrorPage error={failure.error} /> : this.props.children
  }
}
