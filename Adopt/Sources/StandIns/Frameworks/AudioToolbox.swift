extension KnownFramework {
    static let audioToolbox = KnownFramework(
        name: "AudioToolbox", prefixes: ["Audio"], imports: [],
        text: """
            typealias SystemSoundID = UInt32
            let kSystemSoundID_Vibrate: SystemSoundID = 4095
            func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID)
            func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID)
            """)
}
