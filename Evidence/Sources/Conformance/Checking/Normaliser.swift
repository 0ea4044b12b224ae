/// An event of the evidence.
struct ExpectedEvent: Equatable {
    /// The lines that match it; usually one.
    let lines: [String]
    /// Whether the event may be absent or occur several times.
    let isOptional: Bool
    /// Whether it is a remark in brackets, which is compared only if the scenario records it.
    let isRemark: Bool

    /// Reads `A.viewDidLoad`, `A.one / two (as needed)`, `A.viewDidLoad (a remark)` or `[a remark]`.
    init(_ event: String) {
        isRemark = event.hasPrefix("[") && event.hasSuffix("]")
        isOptional = event.hasSuffix("(as needed)")
        guard !isRemark else {
            lines = [event]
            return
        }
        let plain = event.replacing(/\s+\(.*\)$/, with: "")
        let parts = plain.components(separatedBy: " / ")
        let controller = Line(parts[0]).controller
        lines = [parts[0]] + parts.dropFirst().map { $0.contains(".") ? $0 : "\(controller).\($0)" }
    }
}

/// The parts of a journal's line.
struct Line: Hashable {
    let controller: String
    /// The callback without its arguments; initializers keep their names.
    let kind: String

    init(_ text: String) {
        let parts = text.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, !text.hasPrefix("[") else {
            controller = text
            kind = ""
            return
        }
        controller = String(parts[0])
        let callback = String(parts[1])
        kind = callback.hasPrefix("init") ? callback : String(callback.prefix { $0 != "(" })
    }

    static let layoutKinds: Set = ["viewWillLayoutSubviews", "viewDidLayoutSubviews"]
}

/// The lines of a journal that an entry concerns.
enum Restriction {
    /// The lines of the listed controllers, of the kinds that the entry lists for any of them.
    case listedControllersAndKinds
    /// Only the pairs of controller and kind that the entry lists.
    case listedPairs
}

enum Normaliser {
    /// The lines that the events concern, with repeated layout passes counted as one.
    static func restrict(
        _ lines: [String], to expected: [ExpectedEvent], _ restriction: Restriction
    ) -> [String] {
        let listed = expected.flatMap(\.lines)
        let pairs = Set(listed.map(Line.init))
        let controllers = Set(pairs.map(\.controller))
        let kinds = Set(pairs.map(\.kind))
        let kept = lines.filter { text in
            if text.hasPrefix("[") { return listed.contains(text) }
            let line = Line(text)
            switch restriction {
            case .listedControllersAndKinds:
                return controllers.contains(line.controller) && kinds.contains(line.kind)
            case .listedPairs: return pairs.contains(line)
            }
        }
        return collapseLayout(kept) { $0 }
    }

    /// The number of layout passes isn't part of the contract: in a group of them, each line counts once.
    static func collapseLayout<Element>(_ elements: [Element], line: (Element) -> String) -> [Element] {
        var block: Set<String> = []
        return elements.filter { element in
            let text = line(element)
            guard Line.layoutKinds.contains(Line(text).kind) else {
                block.removeAll()
                return true
            }
            return block.insert(text).inserted
        }
    }
}
