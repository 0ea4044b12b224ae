import Simulator
import TestTraits
import Testing

@testable import UIKitCore

@MainActor @Suite("Action sheets that are views", .inTurn) struct ActionSheetTests {
    private final class Heard: NSObject, UIActionSheetDelegate {
        var lines: [String] = []

        func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
            lines.append("clicked \(buttonIndex)")
        }
        func willPresent(_ actionSheet: UIActionSheet) { lines.append("will present") }
        func didPresent(_ actionSheet: UIActionSheet) { lines.append("did present") }
        func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {
            lines.append("will dismiss \(buttonIndex)")
        }
        func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
            lines.append("did dismiss \(buttonIndex), visible: \(actionSheet.isVisible)")
        }
    }

    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = UIViewController()
            window?.makeKeyAndVisible()
            return true
        }
    }

    private func launched(_ device: Device = .iPhone16) -> (Simulator, UIView) {
        let sim = Simulator(device: device, system: .iOS(18))
        let app = AppDelegate()
        sim.launch(app)
        return (sim, app.window!.rootViewController!.view)
    }

    private func sheet(_ heard: Heard) -> UIActionSheet {
        UIActionSheet(
            title: "Photo", delegate: heard, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Copy", "Move")
    }

    private var shown: UIAlertController? {
        Runtime.current.application.frontPage as? UIAlertController
    }

    @Test func `buttons have their places`() {
        let (sim, _) = launched()
        let sheet = sheet(Heard())
        #expect(sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1)
        #expect(sheet.cancelButtonIndex == 3 && sheet.numberOfButtons == 4)
        #expect((0...4).map { sheet.buttonTitle(at: $0) } == ["Delete", "Copy", "Move", "Cancel", nil])
        let plain = UIActionSheet(
            title: nil, delegate: nil, cancelButtonTitle: "Cancel", destructiveButtonTitle: nil)
        #expect(plain.destructiveButtonIndex == -1 && plain.firstOtherButtonIndex == -1)
        #expect(
            plain.cancelButtonIndex == 0 && plain.addButton(withTitle: "More") == 1 && plain.title.isEmpty)
        withExtendedLifetime(sim) {}
    }

    @Test func `a tap is reported before the sheet disappears, and again afterwards`() throws {
        let (sim, view) = launched()
        let heard = Heard()
        let sheet = sheet(heard)
        sheet.show(in: view)
        #expect(heard.lines == ["will present"] && sheet.isVisible)
        try sim.settle()
        let alert = try #require(shown)
        #expect(alert.preferredStyle == .actionSheet && alert.title == "Photo")
        #expect(alert.actions.map(\.style) == [.destructive, .default, .default, .cancel])
        sim.tap(alert.actions[1], in: alert)
        try sim.settle()
        #expect(
            heard.lines == [
                "will present", "did present", "clicked 1", "will dismiss 1", "did dismiss 1, visible: false",
            ])
    }

    @Test func `the app takes it away without a click`() throws {
        let (sim, view) = launched()
        let heard = Heard()
        let sheet = sheet(heard)
        sheet.show(in: view)
        try sim.settle()
        sheet.dismiss(withClickedButtonIndex: 3, animated: false)
        try sim.settle()
        #expect(Array(heard.lines.suffix(2)) == ["will dismiss 3", "did dismiss 3, visible: false"])
        #expect(!heard.lines.contains("clicked 3") && shown == nil)
    }

    @Test func `on a pad it points at a rectangle`() throws {
        let (sim, view) = launched(.iPadPro11)
        let sheet = sheet(Heard())
        sheet.show(from: CGRect(x: 100, y: 200, width: 40, height: 40), in: view, animated: false)
        try sim.settle()
        let popover = try #require(shown?.popoverPresentationController)
        #expect(popover.sourceRect == CGRect(x: 100, y: 200, width: 40, height: 40))
        #expect(sim.diagnostics.isEmpty)
    }

    @Test func `apps with scenes have none`() {
        let sim = Simulator()
        sim.recordsExceptions = true
        sim.launch(UIViewController())
        _ = UIActionSheet(title: nil, delegate: nil, cancelButtonTitle: nil, destructiveButtonTitle: nil)
        #expect(
            sim.diagnostics.map(\.message) == [
                "UIActionSheet is deprecated and unavailable for UIScene based applications, please use UIAlertController!"
            ])
    }
}
