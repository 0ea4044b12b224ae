/// The names of the controllers in a trace. The trace keeps a number for each name; its text is made when it is read.
struct TraceNames {
    /// The number of nobody's name.
    static let nobody: UInt32 = 0

    /// What a name is made of.
    enum Source {
        /// The name of a controller's type, without its module.
        case type(UIViewController.Type)
        /// The debug name that a test has given the controller.
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

    /// The number of a name, the same one each time.
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

    /// The names in words, by number.
    var texts: [String?] { [nil] + sources.map(\.text) }

    private mutating func add(_ source: Source) -> UInt32 {
        sources.append(source)
        return UInt32(sources.count)
    }
}

/// What a trace remembers in a controller: which recorder has written of it last, and under which name.
struct TraceMark {
    /// 0 for none.
    var recorder: UInt32 = 0
    /// ``TraceNames/nobody`` until the recorder looks the name up.
    var name = TraceNames.nobody
}
