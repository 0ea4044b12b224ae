/// An error of JSON-RPC 2.0.
struct RPCFault: Error, Equatable {
    let code: Int
    let message: String

    static let parse = RPCFault(code: -32700, message: "Parse error: the line is not JSON.")

    static func invalidRequest(_ words: String) -> RPCFault {
        RPCFault(code: -32600, message: "Invalid request: \(words)")
    }

    static func methodNotFound(_ method: String) -> RPCFault {
        RPCFault(code: -32601, message: "Method not found: \(method)")
    }

    static func invalidParameters(_ words: String) -> RPCFault { RPCFault(code: -32602, message: words) }

    /// The error as a response to the request with an id.
    func message(to id: JSONValue) -> JSONValue {
        [
            "jsonrpc": "2.0", "id": id,
            "error": ["code": .integer(code), "message": .string(message)],
        ]
    }
}
