import PageFace
import UIKit

/// The end of the branch's long arm.
public final class VCN8: FlowPage {
    override var sentence: String { "The end of the branch, two stacks from the beginning." }

    override var buttons: [UIButton] {
        [
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
            UIButton("Back to VCN5", .gray()) { [unowned self] in backToVCN5(nil) },
            UIButton("Back to VCN4", .gray()) { [unowned self] in backToVCN4(nil) },
            UIButton("Back to VCN5, by delegate", .gray()) { [unowned self] in backToVCN5ByDelegate(nil) },
            UIButton("Back to VCN5, by notification", .gray()) { [unowned self] in
                backToVCN5ByNotification(nil)
            },
        ]
    }

    /// VCN8 -> VCN7, a pop by one page.
    public func back(_ sender: Any?) {
        if let vcn7 = pageBelow as? VCN7 {
            vcn7.stringPara = "VCN8 to VCN7"
        }
        navigationController?.popViewController(animated: true)
    }

    /// VCN8 -> VCN5, past VCN7.
    public func backToVCN5(_ sender: Any?) {
        for vc in navigationController?.viewControllers ?? [] {
            if let vcn5 = vc as? VCN5 {
                vcn5.stringPara = "VCN8 to VCN5"
                navigationController?.popToViewController(vcn5, animated: true)
                break
            }
        }
    }

    /// VCN8 -> VCN4, past VCN7 and VCN5.
    public func backToVCN4(_ sender: Any?) {
        dismissBranchToVCN4(parameter: "VCN8 to VCN4")
    }
}
