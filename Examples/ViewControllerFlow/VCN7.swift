import PageFace
import UIKit

/// The middle of the branch's long arm.
public final class VCN7: FlowPage {
    override var sentence: String { "The middle of the branch's long arm." }

    override var buttons: [UIButton] {
        [
            UIButton("Push VCN8") { [unowned self] in goVCN8(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
            UIButton("Back to VCN4", .gray()) { [unowned self] in backToVCN4(nil) },
        ]
    }

    /// VCN7 -> VCN8, a push.
    public func goVCN8(_ sender: Any?) {
        let vcn8 = VCN8()
        vcn8.stringPara = "VCN7 to VCN8"
        vcn8.delegate = self
        navigationController?.pushViewController(vcn8, animated: true)
    }

    /// VCN7 -> VCN5, a pop by one page.
    public func back(_ sender: Any?) {
        if let vcn5 = pageBelow as? VCN5 {
            vcn5.stringPara = "VCN7 to VCN5"
        }
        navigationController?.popViewController(animated: true)
    }

    /// VCN7 -> VCN4, past VCN5.
    public func backToVCN4(_ sender: Any?) {
        dismissBranchToVCN4(parameter: "VCN7 to VCN4")
    }
}
