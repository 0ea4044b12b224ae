import PageFace
import UIKit

/// The trunk's middle page. It presents VCM1 as VCN2 does.
public final class VCN3: FlowPage {
    override var sentence: String { "The middle of the trunk." }

    override var buttons: [UIButton] {
        [
            UIButton("Push VCN4") { [unowned self] in goVCN4(nil) },
            UIButton("Present VCM1") { [unowned self] in goVCM1(nil) },
            UIButton("Back", .gray()) { [unowned self] in back(nil) },
        ]
    }

    /// VCN3 -> VCN4, a push.
    public func goVCN4(_ sender: Any?) {
        let vcn4 = VCN4()
        vcn4.stringPara = "VCN3 to VCN4"
        vcn4.delegate = self
        navigationController?.pushViewController(vcn4, animated: true)
    }

    /// VCN3 -> VCN1, a pop by one page.
    public func back(_ sender: Any?) {
        if let vcn1 = pageBelow as? VCN1 {
            vcn1.stringPara = "VCN3 to VCN1"
        }
        navigationController?.popViewController(animated: true)
    }

    /// VCN3 -> VCM1.
    public func goVCM1(_ sender: Any?) {
        let vcm1 = VCM1()
        vcm1.modalTransitionStyle = .coverVertical
        vcm1.modalPresentationStyle = .fullScreen
        vcm1.stringPara = "VCN3 to VCM1"
        vcm1.delegate = self
        navigationController?.present(vcm1, animated: true)
    }
}
