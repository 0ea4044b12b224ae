import Simulator
import TestTraits
import Testing
import UIKit

extension UIView {
    var glow: CGFloat {
        get { layer.shadowRadius }
        set { layer.shadowRadius = newValue }
    }

    func glowMore() { glow += 1 }
}

final class ExtensionOutlets: InterfaceBuilderExtension {
    static var outlets: [(AnyClass, Outlets)] {
        [(UIView.self, [.inspectable("glow", \UIView.glow), .action("glowMore", UIView.glowMore)])]
    }
}

/// Outlets and actions that extensions add to UIKit's classes, for objects of UIKit.
@MainActor
@Suite(.inTurn) struct ExtensionOutletsTests {
    @Test func `a nib sets an attribute and calls an action of an extension`() throws {
        let sim = Simulator()
        let button = try #require(Bundle.module.loadNibNamed("Glow", owner: nil)?.first as? UIButton)
        #expect(button.glow == 3 && sim.diagnostics.isEmpty)
        button.sendActions(for: .touchUpInside)
        #expect(button.glow == 4)
    }
}
