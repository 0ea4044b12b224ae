import FlowGraph
import Foundation
import InterfaceFiles
import Testing

@Test func `The flow of a storyboard has its scenes and segues`() throws {
    let flow = try Samples.read(Samples.storyboard).flow
    #expect(
        flow.graph.text == """
            Main
              relationship: Navigation Controller
                relationship: Orders (OrdersViewController)
                  push ShowOrder: Detail (OrderViewController)
                    present: Profile (Account.storyboard)
                    unwind: backToOrders: (unwind)
            ForgottenViewController

            """)
    #expect(
        flow.unreachable.map(\.description) == [
            "Main.storyboard:77: no way leads to ForgottenViewController, and it has no storyboard identifier"
        ])
    #expect(
        flow.unresolved.map(\.description) == [
            "Main.storyboard:79: the segue Lost leads to gon-Ee-001: nothing in the file"
        ])
}

@Test func `References between storyboards are resolved by name`() throws {
    let main = try Samples.read(Samples.storyboard)
    let account = """
        <document targetRuntime="iOS.CocoaTouch" initialViewController="log-In-001"><scenes>
        <scene sceneID="a"><objects><viewController id="log-In-001" title="Log In" sceneMemberID="viewController"/></objects></scene>
        <scene sceneID="b"><objects><viewController storyboardIdentifier="Profile" id="pro-Fi-le1" sceneMemberID="viewController"/></objects></scene>
        </scenes></document>
        """
    let other = try InterfaceFile.read(Data(account.utf8), path: "App/Account.storyboard")
    let flow = InterfaceFlow([main, other])
    #expect(flow.graph.text.contains("present: View Controller\n"))
    #expect(flow.graph.text.contains("Account\n  relationship: Log In (View Controller)\n"))
    let missing = Data(account.replacingOccurrences(of: "Profile", with: "Other").utf8)
    let broken = InterfaceFlow([main, try InterfaceFile.read(missing, path: "App/Account.storyboard")])
    #expect(
        broken.unresolved.map(\.message).contains(
            "the reference asks for the storyboard identifier Profile, which App/Account.storyboard does not have"
        ))
}
