/// A reference to an object that outlives the reference, or that clears it when the object is deallocated.
///
/// Access through `with` doesn't count references: every transition walks the superviews and parents, and there
/// reference counting would cost more than the transition.
package struct UnownedLink<Object: AnyObject>: Equatable {
    private var reference: Unmanaged<Object>?

    @inline(__always)
    package init(_ object: Object? = nil) {
        if let object { reference = Unmanaged.passUnretained(object) }
    }

    @inline(__always)
    package var object: Object? {
        get { reference?.takeUnretainedValue() }
        set { self = UnownedLink(newValue) }
    }

    @inline(__always)
    package var isEmpty: Bool { reference == nil }

    @inline(__always)
    package func isTo(_ object: Object) -> Bool {
        reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
    }

    @inline(__always)
    package static func == (one: UnownedLink, other: UnownedLink) -> Bool {
        one.reference?.toOpaque() == other.reference?.toOpaque()
    }

    /// Runs a closure with the object, without counting a reference to it.
    @inline(__always)
    package func with<Result>(_ body: (Object) -> Result) -> Result? {
        reference?._withUnsafeGuaranteedRef { body($0) }
    }
}
