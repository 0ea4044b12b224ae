import PageFace
import UIKit

/// The end of the trunk's short branch. It presents VCM1.
public final class VCN2: FlowPage {
    override var sentence: String { "The end of the trunk's short arm." }

    override var buttons: [UIButton] {
        [
            UIButton("Present VCM1") { [unowned self] in goVCM1(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
        ]
    }

    /// VCN2 -> VCN1, a pop by one page.
    ///
    /// The article looks for VCN1 at the stack's `lastObject`. That is VCN2 itself until it is popped, and the parameter would never
    /// arrive: the destination is the page below.
    public func back(_ sender: Any?) {
        if let vcn1 = pageBelow as? VCN1 {
            vcn1.stringPara = "VCN2 to VCN1"
        }
        navigationController?.popViewController(animated: true)
    }

    /// VCN2 -> VCM1. The stack presents. `present` on the page itself has the same effect.
    public func goVCM1(_ sender: Any?) {
        let vcm1 = VCM1()
        vcm1.modalTransitionStyle = .coverVertical
        vcm1.modalPresentationStyle = .fullScreen
        vcm1.stringPara = "VCN2 to VCM1"
        vcm1.delegate = self
        navigationController?.present(vcm1, animated: true)
    }
}
