import AppRecording
import Shop
import Simulator

@testable import Driving

/// A session with the shop.
@MainActor
enum ShopSession {
    static func begin() async -> Driver {
        let code = LaunchCode(imports: ["Shop"], lines: ["sim.launch(sceneDelegate: ShopScene())"])
        return await Driver(DrivenApp("shop", launchedBy: code) { $0.launch(sceneDelegate: ShopScene()) })
    }

    /// The replies to lines of text.
    static func replies(to lines: [String]) async -> [SessionReply] {
        let session = TextProtocol(await begin())
        var replies: [SessionReply] = []
        for line in lines { replies.append(await session.answer(line)) }
        return replies
    }

    /// The text of the reply to the last line.
    static func reply(to lines: [String]) async -> String { await replies(to: lines).last?.text ?? "" }
}
