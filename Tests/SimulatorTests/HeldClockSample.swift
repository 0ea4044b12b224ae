import Simulator
import Testing

private final class Shop: UIViewController {}
private final class Payment: UIViewController {}

@MainActor
@Suite struct ShopTests {
    @Test func `going back in mid-push leaves no page behind`() throws {
        let sim = Simulator(device: .iPhone16, system: .iOS(18))
        let navigation = UINavigationController(rootViewController: Shop())
        sim.launch(navigation)

        navigation.pushViewController(Payment(), animated: true)
        sim.advance(by: 0.2)  // 0.2 s of the push's 0.35 s; the clock stops there
        navigation.popViewController(animated: true)
        try sim.settle()  // runs until nothing is pending; throws after 10 s, and names the pending work

        #expect(navigation.topViewController is Shop)
        #expect(
            sim.trace.lines.suffix(3) == [
                "Shop.viewDidAppear", "Payment.didMove(toParent:nil)", "Payment.deinit",
            ])
        // UIKit's warnings and exceptions, in UIKit's words
        let warning = sim.diagnostics.first?.message
        #expect(warning == "nested pop animation can result in a corrupted navigation bar")
    }
}
