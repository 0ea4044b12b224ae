import Foundation
import PageFlow
import PageFlowTesting
import SeededNumbers
import Simulator
import Testing

@testable import AppRecording
@testable import PageFlowLab

/// A page that sends arbitrary messages: each is performed or refused, and the app continues.
@MainActor @Suite(.onStage) struct HostilePageTests {
    private static let numbers = [0, 1, 3, 9, 10, -1, 0.5, 196, 400, 852, 5_000, 1e9, 1e300, -1e300]
    private static let texts = [
        "down", "move", "up", "cancel", "a", "\n", "\u{8}", "escape", "left", "", "日本", "run", "pause",
        "slow",
        "turn", "frame", "dark", "light", "XL", "AX5", "portrait", "landscapeLeft", "rightToLeft", "high",
        "iPadMini", "iPhone16", "memoryWarning", "background", "foreground", "shake", "statusBar",
        "shop://orders", "https://example.com/teas", "text", "json", "perfetto",
    ]
    private static let fields = [
        "phase", "finger", "x", "y", "element", "by", "text", "key", "modifiers", "setting", "value", "to",
        "event", "url", "number", "as",
    ]
    private static let kinds = [
        "touch", "touch", "touch", "touch", "activate", "activate", "adjust", "type", "key", "set", "clock",
        "device", "link", "moment", "live", "resume", "restart", "test", "export", "fly",
    ]
    private static let settings = [
        "style", "textSize", "orientation", "direction", "contrast", "boldText", "reduceMotion", "device",
        "system",
    ]

    /// Mostly valid fields, and any others.
    private func message(_ random: inout SeededNumbers) -> [String: Any] {
        let kind = Self.kinds.randomElement(using: &random)!
        var message: [String: Any] = ["do": kind]
        for field in Self.fields where Int.random(in: 0..<10, using: &random) > 0 {
            message[field] = value(of: field, &random)
        }
        return message
    }

    private func value(of field: String, _ random: inout SeededNumbers) -> Any {
        if Int.random(in: 0..<20, using: &random) == 0 { return [["deep": [1, 2]], NSNull()] as [Any] }
        switch field {
        case "finger": return Int.random(in: -1...10, using: &random)
        case "x": return Double.random(in: -20...420, using: &random)
        case "y": return Double.random(in: -20...880, using: &random)
        case "element", "number": return Int.random(in: 0...60, using: &random)
        case "by": return [1, -1, 2].randomElement(using: &random)!
        case "setting": return Self.settings.randomElement(using: &random)!
        case "modifiers": return [["command", "shift", "hyper"].randomElement(using: &random)!]
        case "phase": return Self.texts[0..<4].randomElement(using: &random)!
        case "value" where Bool.random(using: &random): return Self.numbers.randomElement(using: &random)!
        default: return Self.texts.randomElement(using: &random)!
        }
    }

    private func data(_ random: inout SeededNumbers) -> Data {
        let data = (try? JSONSerialization.data(withJSONObject: message(&random))) ?? Data()
        guard Int.random(in: 0..<4, using: &random) == 0, !data.isEmpty else { return data }
        var bytes = [UInt8](data)
        for _ in 0..<Int.random(in: 1...4, using: &random) {
            bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
        }
        return Data(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
    }

    @Test func `20,000 messages are read or refused in words`() {
        var random = SeededNumbers(seed: 15)
        var (read, refused) = (0, 0)
        for _ in 0..<20_000 {
            do {
                _ = try PageMessage(data(&random))
                read += 1
            } catch {
                refused += 1
                #expect(error is MessageFault)
            }
        }
        #expect(read > 2_000 && refused > 2_000)
    }

    @Test func `a session continues after any message`() async throws {
        var random = SeededNumbers(seed: 16)
        let watched = Watched()
        var done = 0
        // Some links among the messages open no page.
        await TestReporter.$current.withValue(.off) {
            for _ in 0..<1_500 {
                guard let message = try? PageMessage(data(&random)) else { continue }
                done += 1
                watched.session.receive(message)
                if done % 10 == 0 { await watched.session.replayed() }
                watched.session.simulator.advance(by: 0.02)
                watched.session.look()
            }
        }
        #expect(done > 300)
        await watched.session.replayed()
        #expect(watched.session.simulator.diagnostics.filter { $0.kind == .exception }.map(\.message) == [])
        watched.session.receive(.restart)
        watched.session.receive(.showLive)
        try watched.settle()
        #expect(try watched.element("Sencha") > 0)
    }
}
