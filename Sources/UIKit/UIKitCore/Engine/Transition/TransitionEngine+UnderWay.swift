/// A running change of view controllers, for observers.
@MainActor
package struct TransitionUnderWay {
    package let id: ObjectIdentifier
    package let name: String
    package let start: TimeInterval
    package let seconds: TimeInterval
    package let isInteractive: Bool

    fileprivate init(_ transition: PageTransition) {
        id = ObjectIdentifier(transition)
        name = transition.workName
        start = transition.beginTime
        seconds = transition.duration
        isInteractive = transition.context?.isInteractive == true
    }
}

extension TransitionEngine {
    /// The changes of view controllers that have begun and haven't ended.
    package var transitionsUnderWay: [TransitionUnderWay] {
        running.filter { $0.hasBegun && !$0.isEnded }.map(TransitionUnderWay.init)
    }
}
