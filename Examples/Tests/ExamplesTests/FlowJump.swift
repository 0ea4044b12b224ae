import Testing
import ViewControllerFlowWithPageFlow

/// One jump of the flow with PageFlow, with all expected results.
struct FlowJump: Sendable, CustomTestStringConvertible {
    let name: String
    /// The jumps from the launch to the page where this one starts.
    let route: [Step]
    let jump: Step
    /// The window's path before and after.
    let before: String
    let after: String
    /// The parameter that the visible page receives.
    let parameter: String
    /// The released pages, in the order of their creation.
    var freed: [String] = []

    var testDescription: String { name }

    /// The article's jumps.
    static let document = forward + pops + dismissals

    /// The trunk below the branch.
    static let trunk = "VCN1/VCN3/VCN4"

    /// The jumps from the launch to each page.
    enum Route {
        static let launch: [Step] = []
        static let vcn2 = [Step(VCN1.goVCN2)]
        static let vcn3 = [Step(VCN1.goVCN3)]
        static let vcn4 = vcn3 + [Step(VCN3.goVCN4)]
        static let vcn5 = vcn4 + [Step(VCN4.goSubNavigationVC)]
        static let vcn6 = vcn5 + [Step(VCN5.goVCN6)]
        static let vcn7 = vcn5 + [Step(VCN5.goVCN7)]
        static let vcn8 = vcn7 + [Step(VCN7.goVCN8)]
        static let vcm1 = vcn2 + [Step(VCN2.goVCM1)]
        static let vcm1FromVCN3 = vcn3 + [Step(VCN3.goVCM1)]
        static let vcm2 = vcm1 + [Step(VCM1.goVCM2)]
        static let vcm4 = vcm2 + [Step(VCM2.goVCM4)]
        static let vcm3 = vcn6 + [Step(VCN6.goVCM3)]
    }
}
