import PageFlow
import Simulator
import Testing

private struct AccountRoute: PageRoute {
    let number: Int
}

/// The spellings of links in codes, mails and typed text.
@MainActor
@Suite(.onStage) struct LinkSpellingTests {
    private func links() -> (TestApp, LinkTable) {
        let app = TestApp(stack: A())
        app.navigator.links.add("accounts/{number:int}") { AccountRoute(number: try $0.value("number")) }
        app.navigator.links.add("caf\u{e9}") { _ in AccountRoute(number: 0) }
        app.navigator.links.accepted = AcceptedLinks(schemes: ["Bank"], hosts: ["Bank.Example"])
        return (app, app.navigator.links)
    }

    /// RFC 3986, 6.2.2.1: schemes, hosts and percent-encodings are equal in upper and lower case; paths are not.
    @Test(arguments: [
        "bank://accounts/7", "BANK://ACCOUNTS/7", "Bank://Accounts/7", "bank:/accounts/7",
        "https://bank.example/accounts/7",
        "HTTPS://BANK.EXAMPLE/accounts/7", "http://Bank.Example/accounts/%37", "bank://accounts/%37",
    ])
    func `a link is found however its scheme and host are spelled`(_ text: String) throws {
        let (app, links) = links()
        #expect(
            try links.route(for: try #require(URL(string: text))) as? AccountRoute == AccountRoute(number: 7))
        withExtendedLifetime(app) {}
    }

    @Test(arguments: ["bank:/caf%c3%a9", "BANK:/caf%C3%A9", "https://bank.example/caf%C3%a9"])
    func `percent-encodings are equal in upper and lower case`(_ text: String) throws {
        let (app, links) = links()
        #expect(
            try links.route(for: try #require(URL(string: text))) as? AccountRoute == AccountRoute(number: 0))
        withExtendedLifetime(app) {}
    }

    @Test(arguments: [
        "bank:/Accounts/7", "https://bank.example/ACCOUNTS/7", "HTTPS://other.example/accounts/7",
        "mail://accounts/7",
    ])
    func `a path in capitals and a foreign host are other links`(_ text: String) throws {
        let (app, links) = links()
        let link = try #require(URL(string: text))
        #expect(throws: NavigationError.self) { try links.route(for: link) }
        withExtendedLifetime(app) {}
    }

    @Test func `hosts that are added later are spelled as they like`() throws {
        var accepted = AcceptedLinks()
        accepted.hosts.insert("Bank.EXAMPLE")
        accepted.schemes.insert("BANK")
        #expect(accepted.contains(try #require(URL(string: "https://bank.example/"))))
        #expect(accepted.contains(try #require(URL(string: "Bank:/"))))
    }

    @Test func `an error shortens a long link`() throws {
        let (app, links) = links()
        let link = try #require(URL(string: "bank:/" + String(repeating: "a", count: 1_000_000)))
        let request = app.navigator.open(link)
        guard case .failed(let error)? = request.result else { return #expect(Bool(false)) }
        #expect("\(error)".count < 1000 && error.place.count < 300 && request.summary.count < 300)
        #expect("\(error)".contains("1000006 bytes"))
        links.accepted = AcceptedLinks(schemes: ["other"])
        let foreign = app.navigator.open(link)
        guard case .failed(let error)? = foreign.result else { return #expect(Bool(false)) }
        #expect("\(error)".count < 1000)
    }
}
