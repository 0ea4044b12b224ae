/// What a list makes views of, and the views of it that wait to be used again: cells, headers and footers, supplementary views.
///
/// A list has one for each root class: a table one of cells, and one of headers and footers.
@MainActor
struct ReusePool<View: UIView> {
    /// Under which name views are registered and wait.
    struct Key: Hashable {
        /// The kind of a supplementary view; empty for what has no kinds.
        var kind = ""
        let identifier: String

        init(_ identifier: String, kind: String = "") {
            self.identifier = identifier
            self.kind = kind
        }
    }

    /// The classes that views are made of.
    private var classes: [Key: View.Type] = [:]
    /// What makes views of a nib or of a prototype.
    private var makers: [Key: () -> View?] = [:]
    /// The views that are in no use. The last one came last.
    private var waiting: [Key: [View]] = [:]

    // MARK: Registration

    /// Says what views are made of from now on; `nil` takes it back. Views that wait are still used.
    mutating func register(_ type: View.Type?, for key: Key) {
        classes[key] = type
        makers[key] = nil
    }

    /// Has views be made by a closure; `nil` takes it back. What was registered last counts.
    mutating func register(by maker: (() -> View?)?, for key: Key) {
        makers[key] = maker
        classes[key] = nil
    }

    /// Whether views can be made for a name.
    func isRegistered(_ key: Key) -> Bool { classes[key] != nil || makers[key] != nil }

    /// The class that views are made of; `nil` where none is registered.
    func registeredClass(for key: Key) -> View.Type? { classes[key] }

    /// The names of which views are made of a nib or of a prototype.
    var namesOfFiles: Dictionary<Key, () -> View?>.Keys { makers.keys }

    /// Makes a view of a nib or of a prototype; `nil` if none was registered.
    func makeFromFile(_ key: Key) -> View? { makers[key]?() }

    // MARK: Use

    /// Takes a view that waits: the one that came last. `nil` if none waits.
    ///
    /// The caller prepares it for its new use.
    mutating func take(_ key: Key) -> View? { waiting[key]?.popLast() }

    /// Puts a view that has gone out of use among those that wait.
    mutating func put(_ view: View, for key: Key) {
        UIFocusSystem.forget(view)
        waiting[key, default: []].append(view)
    }

    /// How many views wait, under all names.
    var waitingCount: Int { waiting.values.reduce(0) { $0 + $1.count } }

    /// Lets go of the views that wait, as a list does when memory is short.
    mutating func dropWaiting() {
        for key in waiting.keys { waiting[key]?.removeAll() }
    }
}
