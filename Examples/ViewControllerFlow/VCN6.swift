import PageFace
import UIKit

/// The end of the branch's short arm. It presents VCM3.
public final class VCN6: FlowPage {
    override var sentence: String { "The end of the branch's short arm." }

    override var buttons: [UIButton] {
        [
            UIButton("Present VCM3") { [unowned self] in goVCM3(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
            UIButton("Back to VCN4", .gray()) { [unowned self] in backToVCN4(nil) },
        ]
    }

    /// VCN6 -> VCN5, a pop by one page.
    public func back(_ sender: Any?) {
        if let vcn5 = pageBelow as? VCN5 {
            vcn5.stringPara = "VCN6 to VCN5"
        }
        navigationController?.popViewController(animated: true)
    }

    /// VCN6 -> VCM3.
    public func goVCM3(_ sender: Any?) {
        let vcm3 = VCM3()
        vcm3.modalTransitionStyle = .coverVertical
        vcm3.modalPresentationStyle = .fullScreen
        vcm3.stringPara = "VCN6 to VCM3"
        vcm3.delegate = self
        navigationController?.present(vcm3, animated: true)
    }

    /// VCN6 -> VCN4, past VCN5.
    public func backToVCN4(_ sender: Any?) {
        dismissBranchToVCN4(parameter: "VCN6 to VCN4")
    }
}
