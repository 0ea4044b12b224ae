import PageFace
import UIKit

/// The trunk's bottom page.
public final class VCN1: FlowPage {
    override var sentence: String { "The trunk's first page." }

    override var buttons: [UIButton] {
        [
            UIButton("Push VCN2") { [unowned self] in goVCN2(nil) },
            UIButton("Push VCN3") { [unowned self] in goVCN3(nil) },
        ]
    }

    /// VCN1 -> VCN2, a push: the page is created here, so its parameter is set here.
    public func goVCN2(_ sender: Any?) {
        let vcn2 = VCN2()
        vcn2.stringPara = "VCN1 to VCN2"
        vcn2.delegate = self
        navigationController?.pushViewController(vcn2, animated: true)  // MainNavigationVC
    }

    /// VCN1 -> VCN3, likewise.
    public func goVCN3(_ sender: Any?) {
        let vcn3 = VCN3()
        vcn3.stringPara = "VCN1 to VCN3"
        vcn3.delegate = self
        navigationController?.pushViewController(vcn3, animated: true)
    }
}
