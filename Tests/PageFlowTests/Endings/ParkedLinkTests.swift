import PageFlow
import Simulator
import Testing

private struct Secret: PageRoute {
    var number = 0
}

private struct Open: PageRoute {}

private final class Login: TestPage {}

/// An app with pages that require a login.
@MainActor
private final class Vault {
    let app = TestApp(stack: A())
    var isLoggedIn = false
    private(set) var logins: [Login] = []

    init() {
        app.navigator.routes.register(Secret.self) { B($0.number) }
        app.navigator.routes.register(Open.self) { _ in C() }
        app.navigator.links.addGate { [unowned self] route in
            guard route is Secret, !isLoggedIn else { return .pass }
            let login = Login()
            logins.append(login)
            return .park(opening: login)
        }
    }

    var links: LinkTable { app.navigator.links }

    var shownLogin: Login? { app.navigator.visiblePage as? Login }
}

extension TestsThatWait {
    /// A parked link ends exactly once: it is opened, dropped, or replaced.
    @MainActor
    @Suite struct ParkedLinkTests {
        @Test func `the same link twice has one login, and the newer one counts`() async {
            let vault = Vault()
            let first = vault.app.navigator.open(Secret())
            await vault.app.sim.settled()
            let second = vault.app.navigator.open(Secret())
            await vault.app.sim.settled()
            #expect(first.result == .superseded && second.result == nil)
            #expect(
                vault.app.path == "A + modal:Login" && vault.links.parked.map(\.request.id) == [second.id])
        }

        @Test func `a link is opened when the login has left and the gates pass it`() async {
            let vault = Vault()
            let link = vault.app.navigator.open(Secret())
            await vault.app.sim.settled()
            vault.isLoggedIn = true
            vault.shownLogin?.goBack()
            await vault.app.sim.settled()
            #expect(link.result == .done && vault.app.path == "A/B" && vault.links.parked.isEmpty)
        }

        @Test func `a login that is closed drops its link, and a later login does not jump to it`() async {
            let vault = Vault()
            let link = vault.app.navigator.open(Secret())
            await vault.app.sim.settled()
            vault.shownLogin?.goBack()
            await vault.app.sim.settled()
            #expect(link.result == .cancelledByUser && vault.links.parked.isEmpty)
            vault.isLoggedIn = true
            vault.links.resume()
            await vault.app.sim.settled()
            #expect(vault.app.path == "A")
        }

        @Test func `parked links are listed, resumed and dropped`() async throws {
            let vault = Vault()
            let dropped = vault.app.navigator.open(Secret(number: 1))
            await vault.app.sim.settled()
            try #require(vault.links.parked.first).drop()
            #expect(dropped.result == .dropped && vault.links.parked.isEmpty)
            let resumed = vault.app.navigator.open(Secret(number: 2))
            await vault.app.sim.settled()
            vault.isLoggedIn = true
            try #require(vault.links.parked.first).resume()
            await vault.app.sim.settled()
            #expect(resumed.result == .done)
        }

        @Test func `saved pages pass the gates`() async throws {
            let before = Vault()
            before.isLoggedIn = true
            before.app.navigator.open(Secret())
            await before.app.sim.settled()
            let after = Vault()
            let restoring = try after.app.navigator.restore(before.app.navigator.save())
            await after.app.sim.settled()
            #expect(restoring.result == nil && after.app.path == "A + modal:Login")
            after.isLoggedIn = true
            after.shownLogin?.goBack()
            await after.app.sim.settled()
            #expect(restoring.result == .done && after.app.path == "A/B")
        }

        @Test func `a gate can be removed`() async {
            let app = TestApp(stack: A())
            app.navigator.routes.register(Open.self) { _ in C() }
            let gate = app.navigator.links.addGate { _ in .park(opening: nil) }
            let parked = app.navigator.open(Open())
            gate.remove()
            app.navigator.links.resume()
            await app.sim.settled()
            #expect(parked.result == .done && app.path == "A/C")
        }

        @Test(arguments: [
            ("bank://accounts/7", true), ("BANK://accounts/7", true),
            ("https://bank.example/accounts/7", true),
            ("https://evil.example/accounts/7", false), ("other://accounts/7", false),
            ("http://x.bank.example/accounts/7", false),
        ])
        func `only links of the accepted schemes and hosts are opened`(_ link: String, _ isAccepted: Bool)
            throws
        {
            let app = TestApp(stack: A())
            app.navigator.links.accepted = AcceptedLinks(schemes: ["bank"], hosts: ["bank.example"])
            app.navigator.links.add("accounts/{number:int}") { Secret(number: try $0.value("number")) }
            app.navigator.routes.register(Secret.self) { B($0.number) }
            let opening = app.navigator.open(try #require(URL(string: link)))
            let error = NavigationError(.foreignLink(link), at: link)
            #expect(app.outcome(of: opening) == (isAccepted ? .done : .failed(error)))
        }
    }
}
