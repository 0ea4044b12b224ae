/// The names of the view controllers in a trace. The trace stores a number for each name and creates the text when
/// the trace is read.
struct TraceNames {
    /// The number for no name.
    static let nobody: UInt32 = 0

    /// The source of a name.
    enum Source {
        /// The name of a view controller's type, without its module.
        case type(UIViewController.Type)
        /// The debug name that a test has set.
        case given(String)

        init(of controller: UIViewController) {
            self = controller.extras?.debugName.map(Source.given) ?? .type(Swift.type(of: controller))
        }

        var text: String {
            switch self {
            case .type(let type): _typeName(type, qualified: false)
            case .given(let name): name
            }
        }
    }

    private var sources: [Source] = []
    private var numbersByType: [ObjectIdentifier: UInt32] = [:]
    private var numbersByGivenName: [String: UInt32] = [:]

    /// Returns the number of a name. The same name always has the same number.
    mutating func number(of source: Source) -> UInt32 {
        switch source {
        case .type(let type):
            if let number = numbersByType[ObjectIdentifier(type)] { return number }
            numbersByType[ObjectIdentifier(type)] = add(source)
        case .given(let name):
            if let number = numbersByGivenName[name] { return number }
            numbersByGivenName[name] = add(source)
        }
        return UInt32(sources.count)
    }

    /// The text of the names, by number.
    var texts: [String?] { [nil] + sources.map(\.text) }

    private mutating func add(_ source: Source) -> UInt32 {
        sources.append(source)
        return UInt32(sources.count)
    }
}

/// The state that the trace stores in a view controller: the last recorder that recorded it, and the number of its
/// name.
struct TraceMark {
    /// 0 for none.
    var recorder: UInt32 = 0
    /// ``TraceNames/nobody`` until the recorder looks the name up.
    var name = TraceNames.nobody
}
