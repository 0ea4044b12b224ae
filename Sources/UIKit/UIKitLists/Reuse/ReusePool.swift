/// The registrations and the reuse pool of a list: for cells, headers and footers, or supplementary views.
///
/// A list has one for each root class: a table view has one for cells, and one for headers and footers.
@MainActor
struct ReusePool<View: UIView> {
    /// The key of a registration.
    struct Key: Hashable {
        /// The element kind of a supplementary view; empty for other views.
        var kind = ""
        let identifier: String

        init(_ identifier: String, kind: String = "") {
            self.identifier = identifier
            self.kind = kind
        }
    }

    /// The registered classes.
    private var classes: [Key: View.Type] = [:]
    /// The closures that create views from a nib or a prototype.
    private var makers: [Key: () -> View?] = [:]
    /// The views in the pool. The last one is reused first.
    private var waiting: [Key: [View]] = [:]

    // MARK: Registration

    /// Registers a class; `nil` removes the registration. Views in the pool are still reused.
    mutating func register(_ type: View.Type?, for key: Key) {
        classes[key] = type
        makers[key] = nil
    }

    /// Registers a closure that creates views; `nil` removes the registration. The last registration wins.
    mutating func register(by maker: (() -> View?)?, for key: Key) {
        makers[key] = maker
        classes[key] = nil
    }

    /// Whether there is a registration for a key.
    func isRegistered(_ key: Key) -> Bool { classes[key] != nil || makers[key] != nil }

    /// The registered class; `nil` if none is registered.
    func registeredClass(for key: Key) -> View.Type? { classes[key] }

    /// The keys that are registered with a nib or a prototype.
    var namesOfFiles: Dictionary<Key, () -> View?>.Keys { makers.keys }

    /// Creates a view from a nib or a prototype; `nil` if none was registered.
    func makeFromFile(_ key: Key) -> View? { makers[key]?() }

    // MARK: Reuse

    /// Removes the most recently added view from the pool. `nil` if there is none.
    ///
    /// The caller prepares it for reuse.
    mutating func take(_ key: Key) -> View? { waiting[key]?.popLast() }

    /// Adds a view to the pool.
    mutating func put(_ view: View, for key: Key) {
        UIFocusSystem.forget(view)
        waiting[key, default: []].append(view)
    }

    /// The number of views in the pool, for all keys.
    var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

    /// Empties the pool, as a list does when memory is low.
    mutating func dropWaiting() {
        for key in waiting.keys { waiting[key]?.removeAll() }
    }
}
