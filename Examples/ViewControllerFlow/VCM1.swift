import PageFace
import UIKit

/// The modal page that VCN2 and VCN3 share.
public final class VCM1: FlowPage {
    override var sentence: String { "A modal page over the trunk." }

    override var buttons: [UIButton] {
        [
            UIButton("Present VCM2") { [unowned self] in goVCM2(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
        ]
    }

    /// VCM1 -> VCN2, or VCN3 if that presented it.
    ///
    /// `presentingViewController` is MainNavigationVC, not VCN2: the destination is the top of its stack.
    public func back(_ sender: Any?) {
        if let vcn2 = stackBelow?.viewControllers.last as? VCN2 {
            vcn2.stringPara = "VCM1 to VCN2"
        } else if let vcn3 = stackBelow?.viewControllers.last as? VCN3 {
            vcn3.stringPara = "VCM1 to VCN3"
        }
        presentingViewController?.dismiss(animated: true)
    }

    /// VCM1 -> VCM2: without a stack, the page itself presents.
    public func goVCM2(_ sender: Any?) {
        let vcm2 = VCM2()
        vcm2.modalTransitionStyle = .coverVertical
        vcm2.modalPresentationStyle = .fullScreen
        vcm2.stringPara = "VCM1 to VCM2"
        vcm2.delegate = self
        present(vcm2, animated: true)
    }
}
