import PageFlow
import UIKit

/// PageFlow's requests as the page shows them, while and after they run.
@MainActor
struct PageRequests {
    /// More that have ended are not kept.
    private static let mostEnded = 200

    private var requests: [NavigationRequest] = []

    /// Looks which requests there are.
    mutating func look(at windows: [UIWindow]) {
        for window in windows {
            for request in window.navigatorIfMade?.pending ?? []
            where !requests.contains(where: { $0 === request }) {
                requests.append(request)
            }
        }
        let ended = requests.filter { $0.result != nil }
        if ended.count > Self.mostEnded {
            let dropped = Set(ended.prefix(ended.count - Self.mostEnded).map(\.id))
            requests.removeAll { dropped.contains($0.id) }
        }
    }

    /// All of them, as a message.
    var message: String {
        JSONText.message("requests") { json in
            json.key("requests")
            json.array(requests) { $0.request($1) }
        }
    }
}

extension JSONText {
    @MainActor
    fileprivate mutating func request(_ request: NavigationRequest) {
        object { json in
            json.member("id", request.id)
            json.member("summary", request.summary)
            json.member("state", request.state)
            json.member("plan", request.plan.map { "\($0)" })
            json.member("asked", request.askedGuard.map { "\($0)" })
            json.member("comesToWindow", request.pageWithoutWindow.map { "\($0)" })
            json.member("outcome", request.result.map { "\($0)" })
        }
    }
}

extension NavigationRequest {
    fileprivate var state: String {
        if result != nil { return "ended" }
        if askedGuard != nil { return "asking" }
        return plan == nil ? "waiting" : "moving"
    }
}
