import Foundation

/// A browser controlled by the W3C's WebDriver protocol.
struct WebDriver: Sendable {
    /// The driver's error.
    struct Fault: Error, CustomStringConvertible {
        let command: String
        let description: String
    }

    private let base: URL
    private let session: String

    /// Opens a browser with the driver at an address.
    ///
    /// - Parameter arguments: The browser's command-line arguments.
    init(at base: URL, arguments: [String]) async throws {
        self.base = base
        let options: [String: Any] = ["goog:chromeOptions": ["args": arguments]]
        let answer = try await Self.ask(
            base, "POST", "session", ["capabilities": ["alwaysMatch": options]])
        guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
            throw Fault(command: "session", description: "no session")
        }
        session = id
    }

    func close() async throws { try await ask("DELETE", "") }

    /// Sends one command of the session.
    @discardableResult
    func ask(_ method: String, _ command: String, _ body: [String: Any]? = nil) async throws -> Any {
        let path = command.isEmpty ? "session/\(session)" : "session/\(session)/\(command)"
        return try await Self.ask(base, method, path, method == "POST" ? body ?? [:] : nil)
    }

    private static func ask(_ base: URL, _ method: String, _ path: String, _ body: [String: Any]?)
        async throws -> Any
    {
        let body = try body.map { try JSONSerialization.data(withJSONObject: $0) }
        let data = try await PlainHTTP.ask(base, method, path, body)
        let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let value = answer?["value"] ?? NSNull()
        if let fault = value as? [String: Any], let name = fault["error"] as? String {
            let message = "\(fault["message"] ?? "")".split(separator: "\n").first ?? ""
            throw Fault(command: path, description: "\(path): \(name): \(message)")
        }
        return value
    }
}

// Pages.
extension WebDriver {
    func open(_ url: String) async throws { try await ask("POST", "url", ["url": url]) }

    /// Sends a command of Chromium's own protocol.
    @discardableResult
    func command(_ name: String, _ parameters: [String: Any]) async throws -> Any {
        try await ask("POST", "goog/cdp/execute", ["cmd": name, "params": parameters])
    }

    func setSize(width: Int, height: Int) async throws {
        try await command(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        // The page is notified in the next frame.
        try await runAsync("requestAnimationFrame(() => requestAnimationFrame(arguments[0]))")
    }

    func setDark(_ isDark: Bool) async throws {
        let feature = ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"]
        try await command("Emulation.setEmulatedMedia", ["features": [feature]])
    }

    /// The page as PNG.
    func screenshot() async throws -> Data {
        Data(base64Encoded: "\(try await ask("GET", "screenshot"))") ?? Data()
    }

    /// The result of a JavaScript function.
    @discardableResult
    func run(_ script: String, _ arguments: Any...) async throws -> Any {
        try await ask("POST", "execute/sync", ["script": script, "args": arguments])
    }

    /// The value that a JavaScript function passes to its last argument, a callback.
    @discardableResult
    func runAsync(_ script: String, _ arguments: Any...) async throws -> Any {
        try await ask("POST", "execute/async", ["script": script, "args": arguments])
    }
}

// Fingers and keys.
extension WebDriver {
    /// One action of a pointer.
    enum Step {
        case move(x: Double, y: Double, seconds: Double)
        case down
        case up
        case wait(seconds: Double)

        fileprivate var json: [String: Any] {
            switch self {
            case .move(let x, let y, let seconds):
                [
                    "type": "pointerMove", "x": Int(x.rounded()), "y": Int(y.rounded()),
                    "duration": Int(seconds * 1_000), "origin": "viewport",
                ]
            case .down: ["type": "pointerDown", "button": 0]
            case .up: ["type": "pointerUp", "button": 0]
            case .wait(let seconds): ["type": "pause", "duration": Int(seconds * 1_000)]
            }
        }
    }

    /// Performs pointer actions.
    func perform(_ steps: [Step]) async throws {
        let pointer: [String: Any] = [
            "type": "pointer", "id": "finger", "parameters": ["pointerType": "mouse"],
            "actions": steps.map(\.json),
        ]
        try await ask("POST", "actions", ["actions": [pointer]])
    }

    /// Presses keys, one after the other.
    func press(_ keys: String) async throws {
        let actions = keys.flatMap { key in
            ["keyDown", "keyUp"].map { ["type": $0, "value": String(key)] }
        }
        try await ask(
            "POST", "actions", ["actions": [["type": "key", "id": "keyboard", "actions": actions]]])
    }
}
