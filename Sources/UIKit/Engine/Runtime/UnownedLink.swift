/// A reference to an object that outlives its use, or that clears the link when it dies.
///
/// It costs nothing to follow with `with`: views and controllers are walked upwards at every move of a page, and
/// counting references there would cost more than the move.
struct UnownedLink<Object: AnyObject>: Equatable {
    private var reference: Unmanaged<Object>?

    @inline(__always)
    init(_ object: Object? = nil) {
        if let object { reference = Unmanaged.passUnretained(object) }
    }

    @inline(__always)
    var object: Object? {
        get { reference?.takeUnretainedValue() }
        set { self = UnownedLink(newValue) }
    }

    @inline(__always)
    var isEmpty: Bool { reference == nil }

    @inline(__always)
    func isTo(_ object: Object) -> Bool {
        reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
    }

    @inline(__always)
    static func == (one: UnownedLink, other: UnownedLink) -> Bool {
        one.reference?.toOpaque() == other.reference?.toOpaque()
    }

    /// Runs a closure with the object, without counting a reference to it.
    @inline(__always)
    func with<Result>(_ body: (Object) -> Result) -> Result? {
        reference?._withUnsafeGuaranteedRef { body($0) }
    }
}
