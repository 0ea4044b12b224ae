import IndexStoreTypes

// The library's objects are valid only during a call: their data is copied there.
extension IndexLibrary {
    func opened(_ name: String, _ open: (UnsafeMutablePointer<UnsafeMutableRawPointer?>) -> index_object?)
        throws
        -> index_object
    {
        var error: UnsafeMutableRawPointer?
        if let object = open(&error) { return object }
        let reason = errorText(error).map { String(cString: $0) } ?? "unknown error"
        throw IndexError(
            "\(name) cannot be read: \(reason)", repair: "remove the build folder and build again")
    }

    func names(in store: index_object) -> [String] {
        var names: [String] = []
        visiting({ (text: index_text) in names.append(text.string) }) { context in
            _ = visitUnits(store, 1, context) { context, name in
                Visitor<index_text>.of(context).body(name)
                return true
            }
        }
        return names
    }

    func each(_ visit: index_visit_objects, in object: index_object, _ body: (index_object) -> Void) {
        visiting(body) { context in
            _ = visit(object, context) { context, part in
                if let part { Visitor<index_object>.of(context).body(part) }
                return true
            }
        }
    }

    private func visiting<Part>(_ body: (Part) -> Void, _ visit: (UnsafeMutableRawPointer) -> Void) {
        withoutActuallyEscaping(body) { body in
            let visitor = Visitor(body)
            withExtendedLifetime(visitor) { visit(Unmanaged.passUnretained(visitor).toOpaque()) }
        }
    }
}

/// A closure that is passed through C.
private final class Visitor<Part> {
    let body: (Part) -> Void

    init(_ body: @escaping (Part) -> Void) {
        self.body = body
    }

    static func of(_ context: UnsafeMutableRawPointer?) -> Visitor {
        Unmanaged<Visitor>.fromOpaque(context!).takeUnretainedValue()
    }
}
