import PageFace
import UIKit

/// The modal page of the branch.
public final class VCM3: FlowPage {
    override var sentence: String { "The modal page of the branch." }

    override var buttons: [UIButton] {
        [
            UIButton("Back", .gray()) { [unowned self] in back(nil) }
        ]
    }

    /// VCM3 -> VCN6: `presentingViewController` is SubNavigationVC.
    public func back(_ sender: Any?) {
        if let vcn6 = stackBelow?.viewControllers.last as? VCN6 {
            vcn6.stringPara = "VCM3 to VCN6"
        }
        presentingViewController?.dismiss(animated: true)
    }
}
