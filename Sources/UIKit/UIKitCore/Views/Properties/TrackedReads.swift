import Observation
import QuartzCore

/// A method whose reads UIKit tracks, by its effect.
package enum TrackedMethod: CaseIterable {
    case properties
    case layout
    case willLayout
    case didLayout
    case constraints
    case display
    case configuration
    case contentUnavailable
}

/// The values that the last calls of an object's methods have read.
@MainActor
package final class TrackedReads {
    private var traits: [TrackedMethod: Set<ObjectIdentifier>] = [:]
    private var reactions: [TrackedMethod: Reaction] = [:]

    func forget(_ method: TrackedMethod) {
        traits[method] = nil
        reactions[method] = nil
    }

    func note(_ read: Set<ObjectIdentifier>, in method: TrackedMethod) { traits[method] = read }

    func note(_ reaction: Reaction, in method: TrackedMethod) { reactions[method] = reaction }

    func methods(reading changed: Set<ObjectIdentifier>) -> [TrackedMethod] {
        TrackedMethod.allCases.filter { traits[$0]?.isDisjoint(with: changed) == false }
    }
}

/// Repeats a method when an observable property that it has read changes. The next call of the method replaces it: the older observations
/// then have no effect.
@MainActor
final class Reaction: PropertyReaction {
    private weak var object: (any TrackingReads)?
    private let method: TrackedMethod

    init(of object: any TrackingReads, _ method: TrackedMethod) {
        self.object = object
        self.method = method
    }

    func invalidate() { object?.invalidate(method) }
}

/// An object that reacts to a change of an observable property.
@MainActor
package protocol PropertyReaction: AnyObject, Sendable {
    func invalidate()
}

extension PropertyReaction {
    /// Called on the thread that changes the property.
    package nonisolated func propertyWillChange() {
        if MainThread.isCurrent {
            MainActor.assumeIsolated { invalidate() }
        } else {
            Task { @MainActor in invalidate() }
        }
    }
}

/// An object whose methods UIKit tracks.
@MainActor
package protocol TrackingReads: AnyObject {
    /// `nil` if none of its methods has read a tracked value.
    var trackedReads: TrackedReads? { get set }
    /// The view whose traits count as the object's own.
    var trackedView: UIView? { get }

    /// Requests another call of a method.
    func invalidate(_ method: TrackedMethod)
}

extension TrackingReads {
    /// Calls a method of the object, and tracks its reads if an app's class overrides it.
    @inline(__always)
    func call(_ method: TrackedMethod, _ appMethod: @autoclosure () -> AppMethod, _ body: () -> Void) {
        if ReadTracking.isOn, appMethod().isOverridden(by: self) { track(method, body) } else { body() }
    }

    func track(_ method: TrackedMethod, _ body: () -> Void) {
        trackedReads?.forget(method)
        let traits = ReadTracking.traits(readBy: self) {
            if ReadTracking.tracksObservables {
                // The reaction is created only if an observable property was read.
                withObservationTracking(body, onChange: reaction(to: method))
            } else {
                body()
            }
        }
        if !traits.isEmpty { ensureReads().note(traits, in: method) }
    }

    private func reaction(to method: TrackedMethod) -> @Sendable () -> Void {
        let reaction = Reaction(of: self, method)
        ensureReads().note(reaction, in: method)
        return { [weak reaction] in reaction?.propertyWillChange() }
    }

    private func ensureReads() -> TrackedReads {
        if let trackedReads { return trackedReads }
        let made = TrackedReads()
        trackedReads = made
        return made
    }
}
