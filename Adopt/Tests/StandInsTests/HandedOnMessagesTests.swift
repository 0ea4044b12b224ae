import AdoptModel
import Testing

@testable import StandIns

/// The optional methods of UIKit's delegates for a class that forwards messages. The tests of whole tables show that they
/// compile.
@Suite struct HandedOnMessagesTests {
    /// Parts of the extensions.
    @Test(arguments: [
        "extension UITableViewDelegate where Self: _RXDelegateProxy {",
        "extension UICollectionViewDelegateFlowLayout where Self: _RXDelegateProxy {",
        "Selector(\"tableView:didSelectRowAt:\"), values: [Any] = [boxedForMessage(a0), boxedForMessage(a1)]",
        "(_forwardToDelegate as? any UITableViewDelegate)?.tableView(a0, didSelectRowAt: a1)",
        "-> CGFloat { (_forwardToDelegate as? any UITableViewDelegate ?? NoDelegate.only).tableView(a0, heightForRowAt: a1) }",
        // Required methods of a data source aren't forwarded.
        "func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { preconditionFailure() }",
    ])
    func `the generated methods forward messages`(part: String) {
        #expect(WholeTable.handedOnMessages.contains(part))
    }

    @Test func `a module with the class gets the methods`() throws {
        let file = ModuleSources.File(
            path: "Proxy.swift", text: "import RxCocoaRuntime\nclass Proxy: _RXDelegateProxy {}")
        let module = ModuleSources(name: "RxCocoa", files: [file])
        let runtime = try #require(
            StandInMaker(uiKit: WholeTable.sources).modules(for: [module]).first {
                $0.name == "RxCocoaRuntime"
            })
        #expect(runtime.source.contains(WholeTable.handedOnMessages))
        #expect(runtime.source.contains("open class _RXDelegateProxy: NSObjectProtocol"))
        #expect(runtime.dependencies == ["ObjectiveCRuntime"] && runtime.uses.isEmpty)
    }
}
