/// The changed part of a property: the whole value, or some objects of a collection.
package struct ChangedPart {
    let kind: NSKeyValueChange
    let indexes: IndexSet?

    package init(kind: NSKeyValueChange, indexes: IndexSet? = nil) {
        self.kind = kind
        self.indexes = indexes
    }

    package static let whole = ChangedPart(kind: .setting)

    /// Returns the old value that an observer receives.
    func before(_ value: Any) -> Any? { kind == .insertion ? nil : part(of: value) }

    /// Returns the new value that an observer receives.
    func after(_ value: Any) -> Any? { kind == .removal ? nil : part(of: value) }

    private func part(of value: Any) -> Any {
        guard let indexes else { return value }
        if let array = value as? NSArray { return indexes.map { array.object(at: $0) } }
        guard let array = value as? [Any] else { return value }
        return indexes.map { array[$0] }
    }
}
