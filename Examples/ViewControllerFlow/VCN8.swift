import UIKit

/// The end of the branch's long arm.
public final class VCN8: FlowPage {
    /// VCN8 -> VCN7, a pop by one page.
    public func back(_ sender: Any?) {
        if let vcn7 = pageBelow as? VCN7 {
            vcn7.stringPara = "VCN8 to VCN7"
        }
        navigationController?.popViewController(animated: true)
    }

    /// VCN8 -> VCN5, over VCN7.
    public func backToVCN5(_ sender: Any?) {
        for vc in navigationController?.viewControllers ?? [] {
            if let vcn5 = vc as? VCN5 {
                vcn5.stringPara = "VCN8 to VCN5"
                navigationController?.popToViewController(vcn5, animated: true)
                break
            }
        }
    }

    /// VCN8 -> VCN4, over VCN7 and VCN5.
    public func backToVCN4(_ sender: Any?) {
        dismissBranchToVCN4(parameter: "VCN8 to VCN4")
    }
}
