import PageFlow
import UIKit

/// PageFlow's requests in the page's format, while they run and after. It doesn't retain a request that has ended.
@MainActor
package struct PageRequests {
    /// A request and its description.
    fileprivate struct Entry {
        /// The request; `nil` after its end.
        var request: NavigationRequest?
        let id: Int
        let summary: String
        var state = ""
        var plan: String?
        var asked: String?
        var comesToWindow: String?
        var outcome: String?

        @MainActor
        init(_ request: NavigationRequest) {
            self.request = request
            (id, summary) = (request.id, request.summary)
        }
    }

    /// The maximum number of ended requests.
    private static let mostEnded = 200

    private var entries: [Entry] = []

    /// Updates the list of requests and their states.
    ///
    /// - Returns: The requests that have ended. Release them after the access to this value has ended: a released request may report its
    ///   failure, and the handler looks at the requests again.
    package mutating func look(at windows: [UIWindow]) -> [NavigationRequest] {
        for window in windows {
            for request in window.navigatorIfMade?.pending ?? []
            where !entries.contains(where: { $0.request === request }) {
                entries.append(Entry(request))
            }
        }
        guard entries.contains(where: { $0.request != nil }) else { return [] }
        let ended = entries.indices.compactMap { entries[$0].look() }
        dropOldest()
        return ended
    }

    private mutating func dropOldest() {
        var excess = entries.count { $0.request == nil } - Self.mostEnded
        guard excess > 0 else { return }
        entries.removeAll { entry in
            guard entry.request == nil, excess > 0 else { return false }
            excess -= 1
            return true
        }
    }

    /// The requests as a message.
    package var message: String {
        JSONText.message("requests") { json in
            json.key("requests")
            json.array(entries) { $0.request($1) }
        }
    }
}

extension PageRequests.Entry {
    /// Updates the state of the request, and returns the request if it has ended.
    @MainActor
    fileprivate mutating func look() -> NavigationRequest? {
        guard let request else { return nil }
        state = request.state
        plan = request.plan.map { "\($0)" }
        asked = request.askedGuard.map { "\($0)" }
        comesToWindow = request.offScreenPage.map { "\($0)" }
        outcome = request.ended.map { "\($0)" }
        guard request.ended != nil else { return nil }
        self.request = nil
        return request
    }
}

extension JSONText {
    fileprivate mutating func request(_ request: PageRequests.Entry) {
        object { json in
            json.member("id", request.id)
            json.member("summary", request.summary)
            json.member("state", request.state)
            json.member("plan", request.plan)
            json.member("asked", request.asked)
            json.member("comesToWindow", request.comesToWindow)
            json.member("outcome", request.outcome)
        }
    }
}

extension NavigationRequest {
    fileprivate var state: String {
        if ended != nil { return "ended" }
        if askedGuard != nil { return "asking" }
        return plan == nil ? "waiting" : "moving"
    }
}
