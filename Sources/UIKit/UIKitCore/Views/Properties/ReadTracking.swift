/// The values that UIKit tracks during its calls of an app's methods: traits since iOS 18, and properties of observable objects since
/// iOS 26.
///
/// Follows Apple's pages "Automatic trait tracking" and "Automatic observation tracking".
@MainActor
package enum ReadTracking {
    // Constant initial values, so that the getters, which every layout calls, don't check for initialization.

    /// Whether traits are tracked.
    private(set) static var isOn = false
    private(set) static var tracksObservables = false

    /// The innermost tracked call.
    private static var current: Call?

    private struct Call {
        let object: any TrackingReads
        let view: UIView?
        var reads: TraitReads?
    }

    static func follow(_ runtime: Runtime) {
        isOn = runtime.system >= .iOS(18)
        tracksObservables =
            runtime.system >= .iOS(26) || isOn && runtime.application.info.tracksObservables
    }

    /// Runs a method, and returns the traits that it reads from its object's collection or from the collection of the object's view.
    static func traits(readBy object: any TrackingReads, during method: () -> Void) -> Set<ObjectIdentifier> {
        let outer = current
        current = Call(object: object, view: object.trackedView)
        method()
        let reads = current?.reads
        current = outer
        return reads?.identifiers ?? []
    }

    /// Returns the traits of an object; during a call of one of its methods, as a collection that notes the reads.
    @inline(__always)
    static func noting(_ traits: UITraitCollection, of object: AnyObject) -> UITraitCollection {
        current == nil ? traits : notingInCall(traits, of: object)
    }

    private static func notingInCall(_ traits: UITraitCollection, of object: AnyObject) -> UITraitCollection {
        guard let call = current, call.object === object || call.view === object else { return traits }
        let reads = call.reads ?? TraitReads()
        current?.reads = reads
        return traits.noting(reads)
    }

    /// Repeats the methods that have read a changed trait.
    static func tellReaders(
        of listener: any UITraitEnvironment, from old: UITraitCollection, to new: UITraitCollection
    ) {
        let view = listener as? UIView
        let readers: [(any TrackingReads)?] = [
            listener as? any TrackingReads, view?.owner, (view as? PresentationContainerView)?.controller,
        ]
        let known = readers.compactMap { reader in reader?.trackedReads.map { (reader, $0) } }
        guard !known.isEmpty else { return }
        let changed = Set(new.changedTraits(from: old).map { ObjectIdentifier($0) })
        for (reader, reads) in known {
            for method in reads.methods(reading: changed) { reader?.invalidate(method) }
        }
    }
}
