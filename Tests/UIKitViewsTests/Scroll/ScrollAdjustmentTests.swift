import Simulator
import TestTraits
import Testing
import UIKit

/// The pages whose scroll views get insets for bars.
@MainActor @Suite(.inTurn) struct ScrollAdjustmentTests {
    @Test(arguments: [
        (UIScrollView.ContentInsetAdjustmentBehavior.automatic, true, true), (.automatic, false, false),
        (.always, false, true), (.scrollableAxes, true, false), (.never, true, false),
    ])
    func `content that fills nothing has room where the page says so`(
        _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, adjusts: Bool, hasRoom: Bool
    ) throws {
        let (sim, page, scroll) = (Simulator(), UIViewController(), UIScrollView())
        scroll.contentInsetAdjustmentBehavior = behavior
        page.view = scroll
        #expect(page.automaticallyAdjustsScrollViewInsets)
        page.automaticallyAdjustsScrollViewInsets = adjusts
        sim.launch(UINavigationController(rootViewController: page))
        try sim.settle()
        #expect((scroll.adjustedContentInset.top > 0) == hasRoom)
    }
}
