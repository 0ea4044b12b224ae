import Testing

@testable import CoverageKit

/// Methods with a completion handler get the `async` variant that Swift's importer creates.
@Suite struct AsyncFormTests {
    @Test(arguments: [
        ("presentViewController:animated:completion:", true),
        ("openURL:options:completionHandler:", true),
        ("prepareForDisplayWithCompletionHandler:", true),
        ("loadWithReply:", true),
        ("animateWithDuration:animations:", false),
        ("requestGeometryUpdateWithPreferences:errorHandler:", false),
        ("addCompletion:", false),
        ("completion:", false),
    ])
    func handlersAreKnownByTheirNames(selector: String, isHandler: Bool) {
        #expect(ObjCSelector(selector).endsWithCompletionHandler == isHandler)
    }

    private func asyncForm(
        _ selector: String, _ title: String, _ declaration: String, kind: AppleMember.Kind = .method
    ) -> AsyncForm? {
        let member = SwiftMember(
            kind: .method, isStatic: false, isConvenience: false, isOpen: true, isInExtension: false,
            declaration: declaration, path: ["UIView", title], parameters: [])
        return AsyncForm(AppleMember(selector, kind), member)
    }

    @Test func withoutAResult() throws {
        let form = try #require(
            asyncForm(
                "presentViewController:animated:completion:", "present(_:animated:completion:)",
                "@MainActor func present(_ page: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)"
            ))
        #expect(form.title == "present(_:animated:)")
        #expect(
            form.source.contains("public func present(_ page: UIViewController, animated flag: Bool) async {")
        )
        #expect(
            form.source.contains("await CompletionWait.end { present(page, animated: flag, completion: $0) }")
        )
        #expect(!form.source.contains("@discardableResult"))
    }

    @Test func withAResult() throws {
        let form = try #require(
            asyncForm(
                "openURL:options:completionHandler:", "open(_:options:completionHandler:)",
                "func open(_ url: URL, options: [Key : Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil)"
            ))
        #expect(form.title == "open(_:options:)")
        #expect(form.source.contains("func open(_ url: URL, options: [Key : Any] = [:]) async -> Bool {"))
        #expect(form.source.contains("open(url, options: options, completionHandler: $0)"))
        #expect(form.source.contains("@discardableResult"))
    }

    @Test func ofTheClass() throws {
        let form = try #require(
            asyncForm(
                "animateWithDuration:animations:completion:", "animate(withDuration:animations:completion:)",
                "@MainActor class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)",
                kind: .classMethod))
        #expect(form.source.contains("public class func animate("))
    }

    @Test func noneForAMethodThatReturns() {
        let form = asyncForm(
            "runWithDuration:completion:", "run(duration:completion:)",
            "func run(duration: Double, completion: ((Bool) -> Void)? = nil) -> Self")
        #expect(form == nil)
    }

    @Test func noneForAHandlerThatReturns() {
        let form = asyncForm(
            "runWithDuration:completion:", "run(duration:completion:)",
            "func run(duration: Double, completion: () -> Bool)")
        #expect(form == nil)
    }
}
