import UIKit

/// A view of a file, with the frame that Interface Builder saved and the frame of the runtime's layout.
package struct ComparedFrame {
    /// The reliability of a saved frame.
    package enum Evidence: String, Sendable {
        /// It is Apple's layout of the file's content.
        case layout
        /// Some frames of the scene are older than the file's content, or were saved before the layout.
        case outdated
        /// Interface Builder has marked a view as misplaced or ambiguous, or the scene has content that can't be measured here.
        case marked
    }

    /// The name of the file, without extension.
    package let file: String
    /// The build of the tools that saved the file.
    package let tools: Double
    /// The id of the scene's view.
    package let scene: String
    package let id: String
    /// The name of its element, such as `label`.
    package let kind: String
    /// Whether constraints or a stack view determine its frame, rather than an autoresizing mask.
    package let isPlaced: Bool
    package let saved: CGRect
    package let found: CGRect
    package let evidence: Evidence

    /// Whether every edge is within half a point.
    package var agrees: Bool {
        abs(saved.minX - found.minX) <= 0.5 && abs(saved.minY - found.minY) <= 0.5
            && abs(saved.maxX - found.maxX) <= 0.5 && abs(saved.maxY - found.maxY) <= 0.5
    }

    /// The version of Xcode, as far as the tools' build determines it.
    package var xcode: String {
        switch tools {
        case ..<3000: "4"
        case ..<6000: "5"
        case ..<8000: "6"
        case ..<11000: "7"
        case ..<13000: "8"
        case ..<14100: "9"
        case ..<15000: "10"
        case ..<17000: "11"
        case ..<19000: "12"
        case ..<21000: "13"
        case ..<22000: "14"
        case ..<23000: "15"
        case ..<24000: "16"
        case ..<25000: "26"
        default: "not known"
        }
    }
}
