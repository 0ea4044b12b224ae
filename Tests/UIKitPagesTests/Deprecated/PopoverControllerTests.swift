import Simulator
import TestTraits
import Testing

@MainActor @Suite("Popover controllers", .inTurn) struct PopoverControllerTests {
    private final class Heard: NSObject, UIPopoverControllerDelegate {
        var lines: [String] = []
        var mayGo = true

        func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
            lines.append("should")
            return mayGo
        }
        func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
            lines.append("did")
        }
    }

    private let page = UIViewController()

    private func shown(_ heard: Heard) throws -> (Simulator, UIPopoverController) {
        let sim = Simulator(device: .iPadPro11)
        sim.launch(page)
        let popover = UIPopoverController(contentViewController: UIViewController())
        popover.delegate = heard
        popover.contentSize = CGSize(width: 400, height: 300)
        popover.present(
            from: CGRect(x: 300, y: 300, width: 20, height: 20), in: page.view, permittedArrowDirections: .up,
            animated: true)
        try sim.settle()
        return (sim, popover)
    }

    @Test func `it shows its controller beside the rectangle`() throws {
        let (sim, popover) = try shown(Heard())
        #expect(popover.isPopoverVisible && popover.arrowDirection == .up)
        #expect(page.presentedViewController === popover.contentViewController)
        #expect(popover.contentViewController.view.bounds.size == CGSize(width: 400, height: 300))
        popover.contentSize = CGSize(width: 100, height: 50)
        #expect(popover.contentSize.width == 320)
        popover.contentSize = CGSize(width: 900, height: 50)
        #expect(popover.contentSize.width == 600)
        withExtendedLifetime(sim) {}
    }

    @Test(arguments: [true, false])
    func `the user is asked for, the app is not`(mayGo: Bool) throws {
        let heard = Heard()
        heard.mayGo = mayGo
        let (sim, popover) = try shown(heard)
        sim.pullAway(popover.contentViewController)
        try sim.settle()
        #expect(heard.lines == (mayGo ? ["should", "did"] : ["should"]))
        #expect(popover.isPopoverVisible != mayGo)
        popover.dismiss(animated: false)
        try sim.settle()
        #expect(!popover.isPopoverVisible && popover.arrowDirection == .unknown)
        #expect(heard.lines == (mayGo ? ["should", "did"] : ["should"]))
    }

    @Test func `its controller can be exchanged`() throws {
        let (sim, popover) = try shown(Heard())
        let other = UIViewController()
        popover.contentViewController = other
        try sim.settle()
        #expect(page.presentedViewController === other && popover.isPopoverVisible)
    }

    @Test func `phones have none`() {
        let sim = Simulator()
        sim.recordsExceptions = true
        _ = UIPopoverController(contentViewController: UIViewController())
        #expect(
            sim.diagnostics.map(\.message) == [
                "-[UIPopoverController initWithContentViewController:] called when not running under UIUserInterfaceIdiomPad."
            ])
    }
}
