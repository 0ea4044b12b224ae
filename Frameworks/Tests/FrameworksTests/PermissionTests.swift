import AVFoundation
import Photos
import Testing
@_spi(SystemModules) import UIKit

/// Permissions that the user of a UI test gives in the system's alert. Here the device has no user.
@MainActor @Suite struct PermissionTests {
    @Test func `without a user the photos, the camera and the microphone stay undetermined`() {
        PHPhotoLibrary.requestAuthorization { _ in Issue.record("no user has answered") }
        AVCaptureDevice.requestAccess(for: .video) { _ in Issue.record("no user has answered") }
        #expect(PHPhotoLibrary.authorizationStatus() == .notDetermined)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
        #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined)
    }

    @Test func `a status that is read on another thread is undetermined, and ends nothing`() async {
        let status = await Task.detached { PHPhotoLibrary.authorizationStatus() }.value
        #expect(status == .notDetermined)
    }
}
