import PageFlow
import Simulator
import Testing

private struct Given: PageRoute {
    var isModal = false
    var tab: Int?
    var place: RoutePlace { isModal ? .modal : tab.map(RoutePlace.tab) ?? .current }
}

extension TestsThatWait {
    /// If UIKit would raise an exception, the request ends with an outcome, and no page moves.
    @MainActor
    @Suite struct RefusedMoveTests {
        private func expectRefusal(
            _ app: TestApp, _ request: NavigationRequest, _ reason: NavigationError.Reason,
            sourceLocation: SourceLocation = #_sourceLocation
        ) {
            let path = app.path
            guard case .failed(let error) = app.outcome(of: request) else {
                Issue.record(
                    "\(request) ended as \(request.result.map { "\($0)" } ?? "nothing")",
                    sourceLocation: sourceLocation)
                return
            }
            #expect(error.reason == reason, sourceLocation: sourceLocation)
            #expect(app.path == path && app.sim.diagnostics.isEmpty, sourceLocation: sourceLocation)
        }

        @Test func `a navigation controller does not take a page's place in a stack`() {
            let b = B()
            let app = TestApp(stack: A(), b)
            expectRefusal(app, b.replace(with: C().inStack), .stackIntoStack)
        }

        @Test func `a route's navigation controller does not go onto a tab's stack`() {
            let tabs = UITabBarController()
            tabs.viewControllers = [A().inStack, B().inStack]
            let app = TestApp(tabs)
            app.navigator.routes.register(Given.self) { _ in C().inStack }
            expectRefusal(app, app.navigator.open(Given(tab: 1)), .stackIntoStack)
        }

        @Test func `a route whose page is shown already is refused`() {
            let a = A()
            let app = TestApp(stack: a, B())
            app.navigator.routes.register(Given.self) { _ in a }
            expectRefusal(app, app.navigator.open(Given()), .inUse)
            expectRefusal(app, app.navigator.open(Given(isModal: true)), .inUse)
        }

        @Test func `a tab that is not there says how many there are`() {
            let tabs = UITabBarController()
            tabs.viewControllers = [A().inStack, B().inStack, C().inStack]
            let app = TestApp(tabs)
            app.navigator.routes.register(Given.self) { _ in D() }
            let request = app.navigator.open(Given(tab: 9))
            expectRefusal(app, request, .noSuchTab(9, of: 3))
            #expect("\(request.result.map { "\($0)" } ?? "")".contains("3 tabs"))
        }

        @Test func `a popover without a source is refused on an iPad`() {
            let a = A()
            let app = TestApp(a, on: .iPadPro11)
            expectRefusal(app, a.open(B(), by: .presented(.popover)), .noPopoverSource)
            let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
            expectRefusal(app, a.open(sheet, by: .present), .noPopoverSource)
        }

        @Test func `a modal route that is shown is not presented again`() {
            let app = TestApp(stack: A())
            app.navigator.routes.register(Given.self) { _ in B() }
            let first = app.navigator.open(Given(isModal: true))
            #expect(app.outcome(of: first) == .done)
            app.navigator.visiblePage?.open(C())
            app.settle()
            #expect(app.path == "A + modal:B/C")
            #expect(app.outcome(of: app.navigator.open(Given(isModal: true))) == .done)
            #expect(app.path == "A + modal:B")
        }

        @Test(arguments: [
            #"{"root":{"children":[],"kind":{"stack":{}},"name":"N","presented":[]},"version":2}"#,
            #"{"root":{"children":[{"children":[{"children":[],"kind":{"given":{}},"name":"A","presented":[]}],"kind":{"stack":{}},"name":"N","presented":[]}],"kind":{"stack":{}},"name":"N","presented":[]},"version":2}"#,
        ])
        func `a saved stack without pages or in another one is refused whole`(_ json: String) {
            let app = TestApp(stack: A())
            #expect(throws: NavigationError.self) { try app.navigator.restore(Data(json.utf8)) }
            app.settle()
            #expect(app.path == "A")
        }
    }
}
